const weekdays = /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/i;

/** The name of a day as it stands within a sentence: Spanish writes weekdays small there. */
export const withinSentence = (day: string): string =>
  weekdays.test(day) ? day.toLocaleLowerCase('es') : day;
