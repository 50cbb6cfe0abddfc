export { createWishQueue, WishError } from './createWishQueue';
export type { WishQueue, WishRules } from './createWishQueue';
