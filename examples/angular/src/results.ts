import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '@clubline/ui/elements/results.js';
import race from '../race.json';

@Component({
  selector: 'example-results',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<clubline-results [data]="race"></clubline-results>`,
})
export class Results {
  readonly race = race;
}
