import type { Screen } from './screen';

/** A club of the demo in which others have posted. */
const CLUB = 'Aurora Bay Icebreakers Fans';

/** Finds the club as somebody does who has heard of it, and joins it. */
export async function joinClub(screen: Screen): Promise<void> {
  await screen.goto('/clubs/discover');
  await screen.getByRole('searchbox').fill(CLUB);
  await screen.getByRole('link', { name: new RegExp(CLUB) }).click();
  await screen.getByRole('button', { name: 'Join' }).click();
  await screen.getByRole('button', { name: 'Joined' }).shown();
}
