// Makes the types of what is sent from the classes of Python: their JSON schemas, then TypeScript.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const MADE = new URL('src/net/generated/', import.meta.url);
const OWN = ['../.venv/bin/python', '../.venv/Scripts/python.exe'];

const python = process.env.PYTHON ?? OWN.find((path) => existsSync(new URL(path, import.meta.url))) ?? 'python3';
// the sources are put in front by Python itself: when pip builds, it takes off the path what is installed already
const RUN = "import runpy, sys; sys.path.insert(0, '../src'); runpy.run_path('schema.py', run_name='__main__')";
const { stdout, stderr, error, status } = spawnSync(python, ['-c', RUN], {
  cwd: new URL('.', import.meta.url),
  encoding: 'utf8',
});
if (status !== 0) throw error ?? new Error(stderr);

const BANNER = '// Made by `npm run types` from the classes of Python: do not edit.';
const { types, checks, limits } = JSON.parse(stdout);
mkdirSync(MADE, { recursive: true });
for (const [name, schema] of Object.entries(types)) {
  write(name, await compile(schema, 'Sent', {
    additionalProperties: false,
    bannerComment: BANNER,
    style: { printWidth: 120, singleQuote: true },
  }));
}
for (const [name, shapes] of Object.entries(checks)) {
  write(`${name}Checks`, `${BANNER}\n\n/** What each message must hold, as \`net/fits.ts\` reads it. */\nexport const CHECKS = ${JSON.stringify(shapes, null, 2)} as const;\n`);
}
write('limits', `${BANNER}\n\n/** The most characters that the server takes. */\nexport const LONGEST = ${JSON.stringify(limits, null, 2)} as const;\n`);

function write(name, text) {
  const file = new URL(`${name}.ts`, MADE);
  // a file that is as it was stays as old as it was: the page need not be built again
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
