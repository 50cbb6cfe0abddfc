/**
 * `npm run backup -- <folder>` and `npm run restore -- <folder>`: runs the program of that name
 * with the settings of `npm start`.
 */
import { resolve } from 'node:path';
import { runProgram } from './program.mjs';

const [name, ...words] = process.argv.slice(2);
// Where the person is who names it, which npm leaves.
runProgram(
  name,
  words.map((word) => resolve(process.env.INIT_CWD ?? '.', word)),
);
