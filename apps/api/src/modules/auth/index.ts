export { hashPassword, isPassword } from './passwords';
export { resetPage } from './resetPage';
export { createSessions } from './sessions';
export { tokenSecret } from './tokenSecret';
