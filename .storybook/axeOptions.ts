/** What a story leaves out of axe's rules, as its parameter `a11y`. */
export interface StoryAxe {
  disable?: boolean;
  config?: { rules?: { id: string; enabled: boolean }[] };
}

/** What axe looks for in a story, in any browser. */
export const axeOptions = (story: StoryAxe | undefined) => ({
  resultTypes: ['violations' as const],
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-no-duplicate-main': { enabled: false },
    'landmark-main-is-top-level': { enabled: false },
    ...Object.fromEntries((story?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }])),
  },
});
