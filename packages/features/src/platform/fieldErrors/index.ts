export { failureText, refusalText } from './fieldErrors';
export { readServerMessages } from './readServerMessages';
export { useFieldErrors, type ServerFieldErrors } from './useFieldErrors';
export { isChangedMeanwhile } from './isChangedMeanwhile';
