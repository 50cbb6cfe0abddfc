import { readConfig } from './config';
import { runProgram } from './runProgram';
import { changeAccountAs } from './start/accountCommand';

void runProgram((words) => changeAccountAs(words, () => readConfig()), 'changed no account');
