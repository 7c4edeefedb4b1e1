/*
 * Writes what owners and editors read about the settings and the front matter, from the schemas. Run
 * this after you have changed a field or its metadata.
 */
import { writeFileSync } from 'node:fs';
import { documents } from './reference/documents.ts';
import { writeTypes } from './reference/types.ts';

for (const [file, text] of Object.entries(documents())) writeFileSync(file, text);
await writeTypes();
