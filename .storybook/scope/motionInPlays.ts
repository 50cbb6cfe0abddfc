/** Nothing moves: what a play looks for is there at once, and not on its way. */
const STILL = `*, ::before, ::after, ::backdrop {
  /* Storybook waits until every animation has ended, which one that a scroll drives never has. */
  animation-timeline: auto !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}`;

let still: HTMLStyleElement | undefined;

/** Holds all motion while a story is played. What is seen then is checked in the same moment. */
export function holdMotion(): void {
  still ??= document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
}

/** Lets things move again, for whoever looks at the story; what was on its way has arrived. */
export function releaseMotion(): void {
  still?.remove();
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
