/** What an answer is in Spanish, where a call says it in English. */
const sentences: Record<string, string> = {
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'Los apellidos son obligatorios',
  'Username is required': 'El nombre de usuario es obligatorio',
  'Only letters, numbers, and underscores are allowed.':
    'Solo se permiten letras, números y guiones bajos.',
  'Username is already taken': 'Ese nombre de usuario ya está en uso',
  'Email is required': 'El correo es obligatorio',
  'Email or username is required': 'El correo o el nombre de usuario es obligatorio',
  'Invalid email format.': 'El formato del correo no es válido.',
  'Email is already in use': 'Ese correo ya está en uso',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Please select at least one sport.': 'Elige al menos un deporte.',
  'Please select at least one profile tag.': 'Elige al menos una etiqueta del perfil.',
  'Please use your own name.': 'Usa tu propio nombre.',
  'This password is one of the most used ones. Please choose another.':
    'Esta contraseña es una de las más usadas. Elige otra.',
  'This password is easy to guess from a name or address. Please choose another.':
    'Esta contraseña se adivina fácilmente por un nombre o una dirección. Elige otra.',
  'That email or username and password do not match.':
    'Ese correo o nombre de usuario y esa contraseña no coinciden.',
  'This account is disabled. Please write to us if you think it should not be.':
    'Esta cuenta está desactivada. Escríbenos si crees que no debería estarlo.',
  'This code is not right, or was used before.': 'Este código no es correcto, o ya se ha usado.',
  'Too many attempts. Please try again in a quarter of an hour.':
    'Demasiados intentos. Inténtalo de nuevo dentro de un cuarto de hora.',
  'Too many accounts were made from here. Please try again in an hour.':
    'Se han creado demasiadas cuentas desde aquí. Inténtalo de nuevo dentro de una hora.',
};

/** Sentences with a number in them. */
const counted: [RegExp, (count: string) => string][] = [
  [/^At most (\d+) characters\.$/, (count) => `Como máximo ${count} caracteres.`],
  [
    /^Password must be at least (\d+) characters$/,
    (count) => `La contraseña debe tener al menos ${count} caracteres`,
  ],
  [/^You can add up to (\d+) profile tags\.$/, (count) => `Elige como mucho ${count} etiquetas.`],
];

/** In Spanish what a call says of a refusal; of those it does not know, that there is one. */
export function refusalInSpanish(sentence: string): string {
  for (const [pattern, inSpanish] of counted) {
    const [, count] = pattern.exec(sentence) ?? [];
    if (count !== undefined) return inSpanish(count);
  }
  return sentences[sentence] ?? 'Esto no se ha aceptado. Cámbialo, por favor.';
}
