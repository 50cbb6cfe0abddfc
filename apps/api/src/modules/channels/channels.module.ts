import type { Module } from '../module';
import { channelRoutes } from './channels.routes';

/** A club's channels and the messages in them. */
export const channelsModule: Module = { name: 'Channels', routes: channelRoutes };
