import { expect, test } from 'vitest';
import { lazyPartsOf } from './pages';

test('one’s own profile comes with the code of the profile that it leads to', () => {
  const files = lazyPartsOf('ownProfile').map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['profiles/OwnProfileRoute', 'profiles/ProfileRoute']),
  );
});

test('what leads to the present day’s results comes with the code of the scores', () => {
  const files = lazyPartsOf('results').map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['scores/PresentDayRoute', 'scores/ScoresRoute']));
});
