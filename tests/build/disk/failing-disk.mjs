// Simulates a failing disk where no file system can be mounted: in a process that loads this file,
// writing a file fails with the code in the variable FAILING_DISK.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAILING_DISK: code } = process.env;
fs.promises.writeFile = async () => {
  throw Object.assign(new Error(`${code}: writing failed`), { code, syscall: 'write' });
};
syncBuiltinESMExports();
