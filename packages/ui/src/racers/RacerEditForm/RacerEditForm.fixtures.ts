import type { FormError } from '../../primitives/Form';
import type { RacerFieldValues } from './RacerFields';

export const filled: RacerFieldValues = {
  age: '27',
  bio: 'Twelve seasons on the water.',
  origin: 'Lake Havasu City, USA',
  height: '71',
  boatManufacturers: 'Kawasaki',
};

export const blank: RacerFieldValues = {
  age: '',
  bio: '',
  origin: '',
  height: '',
  boatManufacturers: '',
};

export const ageTooLow: readonly FormError[] = [
  { field: 'age', message: 'Age must be at least 9.' },
];

export const heightOutOfRange: readonly FormError[] = [
  { field: 'height', message: 'Height must be between 36 and 96 inches (3′0″–8′0″).' },
];
