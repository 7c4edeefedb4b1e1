import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readRemarks, reportRemarks, stoppingRemarks } from '../content/launch/launch-remark.ts';
import { PAGES_FOLDER, type PagesHost, workflows, writePages } from '../hosts/pages.ts';
import { readPublishedSite } from '../hosts/published-site.ts';
import { S3_FOLDER, writeS3 } from '../hosts/s3.ts';

/** The host that needs no workflow. */
const S3 = 's3';

const isHost = (name = ''): name is PagesHost => Object.hasOwn(workflows, name);

/**
 * Writes the workflow that publishes the site at a host, or with `--files` the files of the last build
 * for this host, as the workflow does. S3 has no workflow.
 * @param args the arguments after the command
 * @throws Error for an unknown host, a file that exists, or a site that the host cannot serve
 */
export async function host(args: readonly string[]): Promise<void> {
  const [name, option, ...others] = args;
  if (!isHost(name) && name !== S3)
    throw new Error(
      `daymark host: expected ${Object.keys(workflows).join(', ')} or ${S3}; found "${name ?? ''}"`,
    );
  if (others.length > 0 || (option !== undefined && option !== '--files'))
    throw new Error(`daymark host: expected only --files; found "${others[0] ?? option}"`);
  const warn = (message: string) => console.warn(message);
  if (name === S3 || option === '--files') {
    const out = resolve(process.env.DAYMARK_OUT || 'dist');
    if (!existsSync(out))
      throw new Error(`${out}: expected a build; found none. Create it with: npm run build`);
    const site = readPublishedSite(realpathSync(out));
    const remarks = readRemarks(out);
    if (remarks.length > 0) warn(reportRemarks(remarks));
    if (name === S3) await writeS3(site, stoppingRemarks(remarks), resolve(S3_FOLDER), warn);
    else await writePages(site, name, resolve(PAGES_FOLDER), warn);
    return console.log(
      name === S3
        ? `Wrote the files for S3 and CloudFront to ${S3_FOLDER}`
        : `Wrote the files for ${workflows[name].name} to ${PAGES_FOLDER}`,
    );
  }
  const { file, text } = workflows[name];
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    throw new Error(
      `${file}: expected no such file; found one, which stays as it is. Move it away and run the command again, or add the steps of the workflow yourself: npm ci, npm run build, npm run host -- ${name} --files, and the publication of the folder ${PAGES_FOLDER}.`,
    );
  }
  console.log(`Wrote ${file}`);
  const manifest = existsSync('package.json') ? readFileSync('package.json', 'utf8') : '{}';
  if (JSON.parse(manifest).scripts?.host === undefined)
    console.log('Add to the scripts in package.json: "host": "node daymark.mjs host"');
  console.log(`The repository must begin in this folder. Set identity.url in site.config.ts to the address of the site
at the host, with its path if it has one, such as https://name.${name === 'github-pages' ? 'github' : 'gitlab'}.io/repository`);
}
