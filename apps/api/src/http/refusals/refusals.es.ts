/** What is answered in Spanish where a call refuses something in English; {} is what is counted. */
export const refusalsEs: Readonly<Record<string, string>> = {
  // Of any call.
  'You may not do this.': 'No puedes hacer esto.',
  'You may only act as yourself.': 'Solo puedes actuar en tu propio nombre.',
  'Only administrators may do this.': 'Solo los administradores pueden hacer esto.',
  'Too many requests. Please slow down.': 'Demasiadas peticiones. Ve más despacio, por favor.',
  'The service is busy. Please try again shortly.':
    'El servicio está ocupado. Inténtalo de nuevo en breve.',
  'Nothing can be stored right now.': 'Ahora mismo no se puede guardar nada.',
  'The service cannot be reached right now.': 'Ahora mismo no se puede acceder al servicio.',
  'Nothing can be stored right now. Please try again shortly.':
    'Ahora mismo no se puede guardar nada. Inténtalo de nuevo en breve.',
  'The service cannot be reached right now. Please try again shortly.':
    'Ahora mismo no se puede acceder al servicio. Inténtalo de nuevo en breve.',
  'Something went wrong on our side.': 'Algo ha fallado por nuestra parte.',
  'The request is too large.': 'Lo enviado es demasiado grande.',
  'The request holds a character that cannot be stored.':
    'Hay un carácter que no se puede guardar.',
  'At most {} characters.': 'Como máximo {} caracteres.',
  'This must not be empty.': 'Esto no puede quedar vacío.',
  'Athlete not found': 'No se encontró al deportista',
  'Board not found': 'No se encontró el marcador',
  'Channel not found': 'No se encontró el canal',
  'Chat room not found': 'No se encontró el chat',
  'Club not found': 'No se encontró el club',
  'Comment not found': 'No se encontró el comentario',
  'Device not found': 'No se encontró el dispositivo',
  'Key not found': 'No se encontró la clave',
  'Message not found': 'No se encontró el mensaje',
  'Notification not found': 'No se encontró la notificación',
  'Passkey not found': 'No se encontró la llave de acceso',
  'Picture not found': 'No se encontró la imagen',
  'Post not found': 'No se encontró la publicación',
  'Racer not found': 'No se encontró el piloto',
  'User not found': 'No se encontró a esta persona',
  'This club was sent already and has been deleted since.':
    'Este club ya se había enviado y se eliminó después.',
  'This comment was sent already and has been deleted since.':
    'Este comentario ya se había enviado y se eliminó después.',
  'This message was sent already and has been deleted since.':
    'Este mensaje ya se había enviado y se eliminó después.',
  'This post was sent already and has been deleted since.':
    'Esta publicación ya se había enviado y se eliminó después.',

  // Accounts.
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'Los apellidos son obligatorios',
  'Username is required': 'El nombre de usuario es obligatorio',
  'Only letters, numbers, and underscores are allowed.':
    'Solo se permiten letras, números y guiones bajos.',
  'Username is already taken': 'Ese nombre de usuario ya está en uso',
  'Email is required': 'El correo es obligatorio',
  'Email or username is required': 'El correo o el nombre de usuario es obligatorio',
  'This was changed meanwhile. Look at it, and save again.':
    'Esto cambió mientras tanto. Míralo y guarda otra vez.',
  'Invalid email format.': 'El formato del correo no es válido.',
  'Email is already in use': 'Ese correo ya está en uso',
  'Password is required': 'La contraseña es obligatoria',
  'Password must be at least {} characters': 'La contraseña debe tener al menos {} caracteres',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Please select at least one sport.': 'Elige al menos un deporte.',
  'A sport must not be empty.': 'Un deporte no puede quedar vacío.',
  'Please select at least one profile tag.': 'Elige al menos una etiqueta del perfil.',
  'A tag must not be empty.': 'Una etiqueta no puede quedar vacía.',
  'Tags must differ from each other.': 'Las etiquetas deben ser distintas entre sí.',
  'You can add up to {} profile tags.': 'Elige como mucho {} etiquetas.',
  'Please write each word in one alphabet, without letters that pass for others.':
    'Escribe cada palabra en un solo alfabeto, sin letras que parezcan otras.',
  'Please use your own name.': 'Usa tu propio nombre.',
  'Please leave out check marks: nobody is verified here.':
    'Quita las marcas de verificación: aquí no se verifica a nadie.',
  'Please choose a name that does not stand for this place or its staff.':
    'Elige un nombre que no represente a este sitio ni a su equipo.',
  'Please choose a tag that does not stand for this place or its staff.':
    'Elige una etiqueta que no represente a este sitio ni a su equipo.',
  'This password is one of the most used ones. Please choose another.':
    'Esta contraseña es una de las más usadas. Elige otra.',
  'This password is easy to guess from a name or address. Please choose another.':
    'Esta contraseña se adivina fácilmente por un nombre o una dirección. Elige otra.',
  'This is not your current password.': 'Esta no es tu contraseña actual.',
  'That email or username and password do not match.':
    'Ese correo o nombre de usuario y esa contraseña no coinciden.',
  'This account is disabled. Please write to us if you think it should not be.':
    'Esta cuenta está desactivada. Escríbenos si crees que no debería estarlo.',
  'This code is not right, or was used before.': 'Este código no es correcto, o ya se ha usado.',
  'This link has run out or was already used. Please ask for a new one.':
    'Este enlace ha caducado o ya se ha usado. Pide otro.',
  'Too many attempts. Please try again in a quarter of an hour.':
    'Demasiados intentos. Inténtalo de nuevo dentro de un cuarto de hora.',
  'Too many accounts were made from here. Please try again in an hour.':
    'Se han creado demasiadas cuentas desde aquí. Inténtalo de nuevo dentro de una hora.',
  'You may only change your own profile.': 'Solo puedes cambiar tu propio perfil.',
  'Add a passkey first: there is none to ask for.':
    'Añade antes una llave de acceso: no hay ninguna que pedir.',
  'This is your last passkey, and signing in asks for one. Stop asking for it first.':
    'Es tu última llave de acceso, y se pide al iniciar sesión. Deja antes de pedirla.',
  'This passkey could not be checked. Please try again.':
    'No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.',
  'This passkey is here already.': 'Esta llave de acceso ya está aquí.',
  'This passkey is not known here.': 'Aquí no se conoce esta llave de acceso.',
  'This passkey is not one of this account.': 'Esta llave de acceso no es de esta cuenta.',
  'You have {} passkeys, which is the most. Remove one first.':
    'Tienes {} llaves de acceso, que es el máximo. Quita antes una.',
  'This browser was just turned on by somebody else.':
    'Otra persona acaba de activar este navegador.',
  'This server sends nothing to that push service.':
    'Este servidor no envía nada a ese servicio de avisos.',
  'At most {} rooms.': 'Como máximo {} chats.',

  // People and clubs.
  'You cannot follow yourself.': 'No puedes seguirte a ti mismo.',
  'You do not follow this person.': 'No sigues a esta persona.',
  'Nobody may follow more than {} people. Unfollow somebody first.':
    'Nadie puede seguir a más de {} personas. Deja antes de seguir a alguien.',
  'Club name required': 'El club necesita un nombre',
  'Club name must produce a slug of at least {} characters.':
    'Del nombre debe salir una dirección de al menos {} caracteres.',
  'This club is full.': 'Este club está lleno.',
  'Nobody may belong to more than {} clubs. Leave one first.':
    'Nadie puede pertenecer a más de {} clubes. Sal antes de uno.',
  'Only members of this club may do this.': 'Solo los miembros de este club pueden hacer esto.',
  'Only the owner can delete this club.': 'Solo el propietario puede eliminar este club.',
  'Only the owner or a co-owner can do this.':
    'Solo el propietario o un copropietario puede hacer esto.',
  'Only the owner or a co-owner can edit this club.':
    'Solo el propietario o un copropietario puede editar este club.',
  'Only the owner can decide about co-owners.':
    'Solo el propietario puede decidir sobre los copropietarios.',
  'You have been banned from this club by its owners.':
    'Los propietarios de este club te han expulsado.',
  'You have been muted in this club by its owners. You can read and react.':
    'Los propietarios de este club te han silenciado. Puedes leer y reaccionar.',
  'There is no invitation for you, or it has ended.':
    'No hay ninguna invitación para ti, o ya ha terminado.',
  'Owners and co-owners cannot leave their club.':
    'Los propietarios y copropietarios no pueden dejar su club.',
  'Owners and co-owners cannot be muted or banned.':
    'No se puede silenciar ni expulsar a propietarios y copropietarios.',
  'Somebody who is muted or banned cannot be a co-owner.':
    'Quien está silenciado o expulsado no puede ser copropietario.',
  'They are an owner or a co-owner of this club already.':
    'Ya es propietario o copropietario de este club.',
  'The invitation has been accepted.': 'La invitación se ha aceptado.',
  'The owner cannot resign: a club needs one.':
    'El propietario no puede renunciar: un club necesita uno.',
  'At most {} co-owners.': 'Como máximo {} copropietarios.',
  'At most {} co-owners, with those who are invited.':
    'Como máximo {} copropietarios, contando a quienes tienen invitación.',

  // Posts, comments, messages and pictures.
  'Write something or add a picture.': 'Escribe algo o añade una imagen.',
  'Write something or add an image.': 'Escribe algo o añade una imagen.',
  'A post without pictures needs some words.': 'Una publicación sin imágenes necesita palabras.',
  'More descriptions than pictures.': 'Hay más descripciones que imágenes.',
  'At most {} images.': 'Como máximo {} imágenes.',
  'At most {} posts can be pinned. Unpin one first.':
    'Se pueden fijar como máximo {} publicaciones. Deja antes de fijar una.',
  'Only the club’s owners may pin posts.':
    'Solo los propietarios del club pueden fijar publicaciones.',
  'Only its author may delete a post.': 'Solo su autor puede eliminar una publicación.',
  'Only its author may change a post.': 'Solo su autor puede cambiar una publicación.',
  'Only the author and the club’s owners may delete a post.':
    'Solo el autor y los propietarios del club pueden eliminar una publicación.',
  'Only its author may change a comment.': 'Solo su autor puede cambiar un comentario.',
  'Only the author and the club’s owners may delete a comment.':
    'Solo el autor y los propietarios del club pueden eliminar un comentario.',
  'No such comment on this post.': 'Esta publicación no tiene ese comentario.',
  'Only its sender may change a message.': 'Solo quien lo envió puede cambiar un mensaje.',
  'Only the sender and the club’s owners may delete a message.':
    'Solo quien lo envió y los propietarios del club pueden eliminar un mensaje.',
  'You cannot report your own post.': 'No puedes denunciar tu propia publicación.',
  'You are sending too fast. Please wait a moment.':
    'Demasiado rápido. Espera un momento, por favor.',
  'The message is empty.': 'El mensaje está vacío.',
  'Only images uploaded here can be attached.': 'Solo se pueden adjuntar imágenes subidas aquí.',
  'Upload the picture to the club whose post it is for.':
    'Sube la imagen al club de la publicación.',
  'The picture is not there any more. Please upload it again.':
    'La imagen ya no está. Súbela de nuevo.',
  'Only JPEG, PNG, GIF, WebP and AVIF pictures are accepted.':
    'Solo se aceptan imágenes JPEG, PNG, GIF, WebP y AVIF.',
  'The file is empty.': 'El archivo está vacío.',
  'The picture has more than {} megapixels.': 'La imagen tiene más de {} megapíxeles.',
  'The picture has more than {} frames.': 'La imagen tiene más de {} fotogramas.',
  'The picture is more than {} pixels wide or tall.':
    'La imagen tiene más de {} píxeles de ancho o de alto.',
  'The picture has too many pixels for its depth of colour.':
    'La imagen tiene demasiados píxeles para su profundidad de color.',
  'The picture is damaged or cannot be read.': 'La imagen está dañada o no se puede leer.',
  'The picture is larger than {} MB.': 'La imagen ocupa más de {} MB.',
  'The picture cannot be read right now. Please try again shortly.':
    'Ahora mismo no se puede leer la imagen. Inténtalo de nuevo en breve.',
  'The picture could not be stored. Please try again shortly.':
    'No se pudo guardar la imagen. Inténtalo de nuevo en breve.',
  'This room is unavailable right now. Please try again shortly.':
    'Este chat no está disponible ahora mismo. Inténtalo de nuevo en breve.',

  // Racers, partners, contact.
  'Only administrators may edit racers.': 'Solo los administradores pueden editar pilotos.',
  'Duplicate athlete {} already exists. Select it from the dropdown or change the name.':
    'Ya existe un deportista llamado {}. Elígelo en la lista o cambia el nombre.',
  'There is no such athlete.': 'No existe ese deportista.',
  'This athlete has a racer profile already.': 'Este deportista ya tiene página de piloto.',
  'Age must be a number.': 'La edad debe ser un número.',
  'Age must be at least {}.': 'La edad debe ser de al menos {} años.',
  'Age must be at most {}.': 'La edad debe ser de {} años como mucho.',
  'Height must be between 36 and 96 inches (3′0″–8′0″).':
    'La altura debe estar entre 36 y 96 pulgadas (3′0″–8′0″).',
  'Name is required.': 'El nombre es obligatorio.',
  'Bio is required.': 'La biografía es obligatoria.',
  'Boat manufacturer is required.': 'El fabricante del barco es obligatorio.',
  'It has to be given as a string.': 'Tiene que darse como texto.',
  'Message is required.': 'El mensaje es obligatorio.',
  'The name of the partner is required.': 'Falta el nombre del socio.',
  'A partner has {} keys at most. Revoke one of them first.':
    'Un socio tiene como máximo {} claves. Revoca antes una de ellas.',
};
