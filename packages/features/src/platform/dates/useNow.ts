import { nextAgeChange, type AgeMessages } from './formatAge';
import { usePresentUntil } from './usePresentUntil';

/**
 * The present moment in ms, renewed whenever one of these ISO times has become old enough to be
 * worded differently by `messages`, as long as the page is visible.
 */
export const useNow = (times: readonly string[], messages: AgeMessages): number =>
  usePresentUntil((now) => Math.min(...times.map((time) => nextAgeChange(time, now, messages))));
