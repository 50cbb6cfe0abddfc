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
        isSample: z.boolean().describe('True while its games are made up.'),
      }),
    ),
  }),
});

/** GET /scoreboards/{board} */
export const scoreboardParams = z.object({ board: id });
export const scoreboardQuery = z.object({
  theme: z
    .enum(['light', 'dark', 'high-contrast'])
    .optional()
    .describe('The theme of the page around; without it the system decides.'),
});
