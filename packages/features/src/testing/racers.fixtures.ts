import { authFake } from './auth.fake';
import { createFakeBackend, type FakeBackend } from './createFakeBackend';
import { fakeRacer, racersFake, type RacersFakeOptions } from './racers.fake';

export const JANE_ID = '6f1c9f0e-3f7d-4d52-9a51-0c5be2d3a111';
export const jane = fakeRacer({ id: JANE_ID, name: 'Jane Doe' });
const mateo = fakeRacer({
  id: '6f1c9f0e-3f7d-4d52-9a51-0c5be2d3a222',
  name: "Mateo O'Rourke",
  athlete: { bio: null },
  careerWins: 0,
});
/** Enough for three pages; every fortieth is a Lindqvist. */
const field = Array.from({ length: 130 }, (_, index) =>
  fakeRacer({
    id: `r-${index}`,
    name: index % 40 === 39 ? `Freja Lindqvist ${index}` : `Starter ${index}`,
  }),
);

export const racersContent: RacersFakeOptions = {
  racers: [...field, jane, mateo],
  athletes: [
    {
      id: 'athlete-free',
      name: 'Janet Free',
      age: 30,
      bio: null,
      image: null,
      origin: 'Tampa, USA',
      height: null,
      weight: null,
    },
  ],
};

/** A backend with racers as the stories show them. */
export function racersBackend(
  options: RacersFakeOptions = racersContent,
  adjust: (backend: FakeBackend) => void = () => undefined,
): FakeBackend {
  const backend = createFakeBackend({ areas: [authFake(), racersFake(options)] });
  adjust(backend);
  return backend;
}
