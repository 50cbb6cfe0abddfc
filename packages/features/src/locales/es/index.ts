/** Every text of this package in Spanish, by feature: for `labels`, or, with those of `@clubline/ui/locales/es`, for `ClublineProvider`. */
export * from './account';
export * from './clubs';
export * from './people';
export * from './product';
export * from './scores';
