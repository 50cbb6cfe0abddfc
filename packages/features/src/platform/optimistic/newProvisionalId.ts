let made = 0;

/** The id of what is shown while it is being sent; no other has it while the page is open. */
export const newProvisionalId = () => `sending-${(made += 1)}`;
