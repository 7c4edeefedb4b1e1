import { fileURLToPath } from 'node:url';
import { OF_TIME, REMEDY } from '../content/launch/launch-remark.ts';
import { recordedFolders } from '../output/site-records.ts';
import { readinessPath } from '../server/app.ts';
import { readEnvironment } from '../server/environment.ts';
import { backlog } from '../server/listen.ts';
import { bundle } from './bundle.ts';
import type { PublishedSite } from './published-site.ts';

const { host, port } = readEnvironment({}).address;

/** Returns the socket unit. During a restart of the server, new connections wait in the socket. */
function socketUnit({ url }: PublishedSite): string {
  return `# Written by the build.
[Unit]
Description=Socket of ${url.hostname}

[Socket]
ListenStream=${host}:${port}
Backlog=${backlog}
NoDelay=yes

[Install]
WantedBy=sockets.target
`;
}

/**
 * Returns the service unit. systemd runs the bundled server of the build that the symlink `current`
 * points to. The process may read the machine's files, but not write files or open connections.
 */
function serviceUnit({ url }: PublishedSite): string {
  const current = `/srv/${url.hostname}/current`;
  return `# Written by the build.
[Unit]
Description=Web server of ${url.hostname}
Requires=daymark.socket
After=daymark.socket

[Service]
Type=exec
# Limits V8's young generation, which uses most of the memory during a flood of requests.
ExecStart=/usr/bin/node --max-semi-space-size=4 ${current}/deploy/server.mjs
# Serves the build that the symlink now points to, and closes no connection.
ExecReload=/bin/kill -HUP $MAINPID
Environment=NODE_ENV=production DAYMARK_OUT=${current}
# The owner's settings, such as ACCESS_LOG=on. The build never overwrites this file.
EnvironmentFile=-/etc/daymark.env
Restart=on-failure
TimeoutStopSec=330

DynamicUser=yes
CapabilityBoundingSet=
NoNewPrivileges=yes
UMask=0077

ProtectSystem=strict
ProtectHome=yes
ProtectProc=invisible
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes

# systemd passes the socket to the service, which has no other network access.
PrivateNetwork=yes
RestrictAddressFamilies=AF_UNIX

LockPersonality=yes
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
# MemoryDenyWriteExecute is absent, because Node compiles JavaScript while it runs.

[Install]
Also=daymark.socket
WantedBy=multi-user.target
`;
}

const server = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** A script that checks the server's readiness. The image contains no HTTP client except Node. */
const health = `fetch(\`http://127.0.0.1:\${process.env.PORT}${readinessPath}\`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;

/** A script that fails, and prints the remarks before launch that stop a launch, if the build has any. */
const GATE = `const stopping = JSON.parse(require('fs').readFileSync('/tmp/launch.json', 'utf8')).filter(({ id }) => !${JSON.stringify(OF_TIME)}.includes(id)); for (const { file, line, found, id } of stopping) console.error(file + (line ? ':' + line : '') + ': ' + found + ' [' + id + ']'); if (stopping.length > 0) throw new Error('Remarks before launch: ' + stopping.length + '. ' + ${JSON.stringify(REMEDY)})`;

/** Returns a Containerfile for use in the folder of the build, with this version of Node. */
function containerfile({ folders }: PublishedSite, nodeVersion: string): string {
  const records = [
    'policy.json',
    'redirects.json',
    ...(recordedFolders(folders) ? ['site.json'] : []),
  ];
  return `# Written by the build. Run this in the folder of the build, with docker or podman:
#   docker build --file deploy/Containerfile --tag site .
FROM docker.io/library/node:${nodeVersion}-slim
WORKDIR /srv/site
# Refuses a build with remarks before launch: npm run check -- --launch
COPY launch.json /tmp/
RUN ["node", "--eval", ${JSON.stringify(GATE)}]
ENV NODE_ENV=production DAYMARK_OUT=/srv/site HOST=0.0.0.0 PORT=8080
# All connections come from the proxy in front.
ENV CONNECTIONS_PER_ADDRESS=1000
COPY ${records.join(' ')} deploy/server.mjs ./
COPY site site
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ${JSON.stringify(['node', '--eval', health])}
CMD ["node", "--max-semi-space-size=4", "server.mjs"]
`;
}

/** The embedded server as one script, and the files that start it in a container or with systemd. */
export const embeddedServerFiles = {
  'server.mjs': () => bundle(server, 'node'),
  Containerfile: (site: PublishedSite) => containerfile(site, process.versions.node),
  'systemd/daymark.service': serviceUnit,
  'systemd/daymark.socket': socketUnit,
};
