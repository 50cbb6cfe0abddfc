export const heroCopy = {
  pause: 'Pause the moving pictures',
  play: 'Let the pictures move',
};
