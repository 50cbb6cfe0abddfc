import { defineMessages } from '../../primitives/messages';
export const heroMessages = defineMessages('hero', {
  pause: 'Pause the moving pictures',
  play: 'Let the pictures move',
});
