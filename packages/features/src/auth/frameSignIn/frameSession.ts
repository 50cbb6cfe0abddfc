/**
 * Type of the message by which the window in which people sign in hands a session to the frame that
 * opened it.
 */
export const FRAME_SESSION = 'clubline-frame-session';
