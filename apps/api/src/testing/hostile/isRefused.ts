/** Whether a check throws. */
export const isRefused = (check: () => void): boolean => {
  try {
    check();
    return false;
  } catch {
    return true;
  }
};
