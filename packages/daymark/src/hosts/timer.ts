/*
 * If anything has changed, the timer (systemd or cron) pulls new texts, builds the site and deploys the
 * build.
 */

/** A machine's copy of a site, and where the site is deployed to. */
interface TimedSite {
  /** The absolute path of the site's folder. */
  folder: string;
  /** The arguments of `npm run deploy`: the target, and options such as `--then`. */
  deploy: readonly string[];
  /** The folder with the programs of Node. */
  programs: string;
  /** Whether new commits of another repository are fetched first. */
  isFetched: boolean;
}

/** The folder, within the folder of the owner's site, with the units. */
export const TIMER_FOLDER = '.daymark/timer';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Installs the packages of a new lockfile, such as after an upgrade. npm writes the first file last. */
const INSTALL =
  '{ [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund; }';

/** Returns the shell commands of a run. */
const commandsOf = ({ deploy, isFetched }: TimedSite) =>
  [
    ...(isFetched ? ['git pull --quiet --ff-only', INSTALL] : []),
    'npm run --silent check -- --launch',
    'npm run --silent build',
    `npm run --silent deploy -- ${deploy.map(quoted).join(' ')} --if-changed`,
  ].join(' && ');

/** The folders of the other programs that the commands need. */
const USUAL = '/usr/local/bin:/usr/bin:/bin';

/** Returns the units of systemd, by their names. In a unit, `%` and `$` have other meanings. */
export function timerUnits(site: TimedSite): Readonly<Record<string, string>> {
  const { folder, programs } = site;
  const inUnit = (text: string) =>
    text
      .replaceAll('\\', '\\\\')
      .replaceAll('"', '\\"')
      .replaceAll('%', '%%')
      .replaceAll('$', '$$$$');
  return {
    'daymark-publish.service': `# Written by npm run host -- timer.
[Unit]
Description=Publishes the texts that are due
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
WorkingDirectory=${folder.replaceAll('%', '%%')}
Environment="PATH=${inUnit(programs)}:${USUAL}"
ExecStart=/bin/sh -c "${inUnit(commandsOf(site))}"
`,
    'daymark-publish.timer': `# Written by npm run host -- timer.
[Unit]
Description=Publishes the texts that are due, every ten minutes

[Timer]
OnCalendar=*:3/10
Persistent=true

[Install]
WantedBy=timers.target
`,
  };
}

/** Returns the line for `crontab -e` that does the same as the units. In such a line, `%` ends a command. */
export function cronLine(site: TimedSite): string {
  const path = quoted(`${site.programs}:${USUAL}`);
  const line = `cd ${quoted(site.folder)} && export PATH=${path} && ${commandsOf(site)}`;
  return `3-53/10 * * * * ${line.replaceAll('%', '\\%')}`;
}
