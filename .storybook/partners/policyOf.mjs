/** The lines of an example's server that make its policy. */
export const policyOf = (text) => /const policy = \[[\s\S]*?\]\.join\('; '\);/.exec(text)[0];
