import { writeFileSync } from 'node:fs';
import { reference } from './reference/files.ts';

// Writes what owners read about the settings and the front matter, from the schemas. Run this after
// you have changed a field or its metadata.
for (const [file, text] of Object.entries(reference())) writeFileSync(file, text);
