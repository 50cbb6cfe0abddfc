import type { Module } from '../module';
import { scoreRoutes } from './scores.routes';

/** Boards for leagues whose scores come from no other provider. */
export const scoresModule: Module = { name: 'Scores', routes: scoreRoutes };
