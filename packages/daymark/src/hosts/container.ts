import { fileURLToPath } from 'node:url';
import { readinessPath } from '../server/app.ts';
import { bundle } from './bundle.ts';

const server = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** A script that checks the server's readiness. The image contains no HTTP client except Node. */
const health = `fetch(\`http://127.0.0.1:\${process.env.PORT}${readinessPath}\`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;

/** Returns a Containerfile for use in the folder of the build, with this version of Node. */
function containerfile(nodeVersion: string): string {
  return `# Written by the build. Run this in the folder of the build, with docker or podman:
#   docker build --file deploy/Containerfile --tag site .
FROM docker.io/library/node:${nodeVersion}-slim
WORKDIR /srv/site
ENV NODE_ENV=production DAYMARK_OUT=/srv/site HOST=0.0.0.0 PORT=8080
# All connections come from the proxy in front.
ENV CONNECTIONS_PER_ADDRESS=1000
COPY policy.json redirects.json deploy/server.mjs ./
COPY site site
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ${JSON.stringify(['node', '--eval', health])}
CMD ["node", "--max-semi-space-size=4", "server.mjs"]
`;
}

/** The embedded server as one script, and its Containerfile, for machines without the engine. */
export const containerFiles = {
  'server.mjs': () => bundle(server, 'node'),
  Containerfile: () => containerfile(process.versions.node),
};
