import { z } from 'zod';
import { id } from './values';

/** GET /scoreboards */
export const scoreboardsResponse = z.object({
  data: z.object({
    boards: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        path: z.string().describe('Path of the board below the API, for a frame.'),
        postsHeight: z
          .boolean()
          .describe(
            'True when it posts `{height}`, in px, to the page around it as soon as it is shown.',
          ),
        followsTheme: z
          .boolean()
          .describe(
            'True when it takes `{theme}` from a page of its own site around it: as in the ' +
              'query, or null to follow the system.',
          ),
        isSample: z.boolean().describe('True while its games are made up.'),
      }),
    ),
  }),
});

/** GET /scoreboards/{board} */
export const scoreboardParams = z.object({ board: id });
/** What a board can look like. */
export const scoreboardThemes = ['light', 'dark', 'high-contrast'] as const;
export const scoreboardQuery = z.object({
  theme: z
    .enum(scoreboardThemes)
    .optional()
    .describe('The theme of the page around; without it the system decides.'),
});

/** GET /scoreboards/fonts/{font} */
export const scoreboardFontParams = z.object({ font: z.string().max(80) });
