import type { Module } from '../module';
import { chatSockets } from './chat.events';
import { chatRoutes } from './chat.routes';

/** Live rooms of matches and events. */
export const chatModule: Module = { name: 'Chat', routes: chatRoutes, sockets: chatSockets };
