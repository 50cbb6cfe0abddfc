// Warnings for developers, which stand in the development builds alone: each call is made where
// `process.env.NODE_ENV` is `development`, a word that builds know when they are made.
export { asText } from './asText';
export { wholeAddress } from './wholeAddress';
export { kindOf } from './kindOf';
export {
  asWarned,
  blame,
  isWarned,
  warnOfLanguage,
  warnOfProblem,
  warnOfRefresh,
  warnOfValue,
  withWarnings,
} from './warnings';
export {
  problemsOf,
  warnOfEqualRows,
  warnOfRace,
  warnOfUnseenFaults,
  type RowsBefore,
} from './raceFaults';
export { warnOfSwitches } from './switches';
export { warnOfEnglish } from './english';
export { events, meantName, noteMeant, warnOfEvent, warnOfNames, wasMeant } from './unknownNames';
export {
  warnOfFunctions,
  warnOfHeight,
  warnOfLabels,
  warnOfMarked,
  warnOfPinned,
  warnOfText,
} from './shapes';
export { asElement, asEmbed, elementName, elementOf } from './elementName';
export { findAll, warnOfMissingStyles } from './missingStyles';
