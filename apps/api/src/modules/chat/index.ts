export { ensureRoom } from './chat.repository';
