import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { SettingsProfileValues } from './SettingsProfileForm';

export const saved: SettingsProfileValues = {
  firstName: 'Amy',
  lastName: 'Lake',
  username: 'amy_lake',
  bio: 'Runabout rider, twelve seasons on Lake Havasu.',
  tags: ['Player', 'Coach'],
};

export const pictureUrl = portrait('#1E6F72', '#22D3C8');

export const tagSuggestions = ['Player', 'Coach', 'Fan', 'Organizer', 'Referee', 'Parent'];
