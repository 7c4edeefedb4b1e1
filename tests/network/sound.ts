const RATE = 8_000;
const HEADER = 44;

/**
 * Returns one second of a low tone, as an 8-bit WAV file. Source:
 * http://soundfile.sapp.org/doc/WaveFormat/
 */
export function makeSound(): Buffer {
  const file = Buffer.alloc(HEADER + RATE);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + RATE, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(RATE, 40);
  for (let place = 0; place < RATE; place += 1)
    file[HEADER + place] = 128 + Math.round(100 * Math.sin((2 * Math.PI * 220 * place) / RATE));
  return file;
}
