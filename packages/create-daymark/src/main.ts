import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { notTranslated } from '../words/settings.ts';
import { ChoiceError, type Choices, type Question, readChoices, usage } from './choices.ts';
import { requireEmpty, writeSite } from './write-site.ts';

/** Asks a question at the terminal, and shows its default. */
async function ask({ text, fallback }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(fallback ? `${text} (${fallback}): ` : `${text}: `);
  } finally {
    terminal.close();
  }
}

/**
 * The command `create-daymark`: writes the folder of a new site.
 * @param engine returns the folder with the engine's tarball and the lockfile of new sites. The
 *   command calls `engine` after it has reported all mistakes in the arguments, because the call
 *   may take long.
 * @param hasDesk whether the starter can add the desk
 */
export async function main(
  args: readonly string[],
  engine: (choices: Choices) => Promise<string>,
  hasDesk = false,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) return console.log(usage);
  try {
    const choices = await readChoices(args, process.stdin.isTTY ? ask : undefined, hasDesk);
    await requireEmpty(choices.folder);
    const words = await writeSite(choices, await engine(choices));
    console.log(`${choices.name} is in ${choices.folder}. To see it:

  cd ${choices.folder}
  npm ci
  npm run dev

Then adapt site.config.ts and the pages in content/pages. The law requires some of these pages.
npm run check names each blank that is left. The guides are in the folder docs of the repository.`);
    if (choices.desk)
      console.log(
        '\nTo write in a browser, open the address of the desk, which npm run dev prints.',
      );
    const missing = notTranslated(choices.language);
    if (missing) console.log(`\n${missing}`);
    if (words)
      console.log(
        `\n${words.file} has ${words.count} words of the interface in English. Write each translation into "text".
Until then the word stays English. npm run check counts the words that are left.`,
      );
  } catch (error) {
    if (!(error instanceof ChoiceError)) throw error;
    console.error(`create-daymark: ${error.message}`);
    process.exitCode = 1;
  }
}
