// What the build leaves for the server, so that the first page comes sooner: its text files compressed with Brotli,
// and which file holds the messages of each language, which the server names in the head of its answer.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|webmanifest)$/;
const SMALLEST = 600;
const LANGUAGE = /\/language\/sources\/(\w+)\.ts$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export const ahead = (): Plugin => ({
  name: 'ahead',
  apply: 'build',
  generateBundle(_, built) {
    const messages: Record<string, string> = {};
    for (const file of Object.values(built)) {
      const code = file.type === 'chunk' && LANGUAGE.exec(file.facadeModuleId ?? '')?.[1];
      if (code) messages[code] = file.fileName;
    }
    this.emitFile({ type: 'asset', fileName: 'messages.json', source: JSON.stringify(messages) });
  },
  async writeBundle({ dir }) {
    const names = await readdir(dir!, { recursive: true });
    await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => squeeze(join(dir!, name))));
  },
});

async function squeeze(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length >= SMALLEST) await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, BEST));
}
