import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineFile } from '../../settings/engine-files.ts';

/** Matches the modules and data that draw landscapes. */
const SOURCES = /(?<!\.test)\.tsx?$/;

/** Returns a hash of the modules that draw landscapes, which import no others. */
export function landscapeDigest(): string {
  const folder = dirname(engineFile('./src/ui/pictures/drawLandscape.ts'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCES.test(file))
    .toSorted();
  return hash('sha256', files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\0'));
}
