// Warnings for developers, which stand in the development builds alone: each call is made where
// `process.env.NODE_ENV` is `development`, a word that builds know when they are made.
export { warnOfProblem, warnOfValue, withWarnings } from './warnings';
export { warnOfRace, warnOfUnseenFaults } from './raceFaults';
export { warnOfNames } from './unknownNames';
export { warnOfMissingStyles } from './missingStyles';
