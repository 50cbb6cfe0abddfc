/**
 * `npm run backup -- <folder>` and `npm run restore -- [--keep-sessions] <folder>`: runs the
 * program of that name with the settings of `npm start`.
 */
import { foldersFrom } from './foldersFrom.mjs';
import { runProgram } from './program.mjs';

const [name, ...words] = process.argv.slice(2);
// Where the person is who names it, which npm leaves.
runProgram(name, foldersFrom(process.env.INIT_CWD ?? '.', words));
