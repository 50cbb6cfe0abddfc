/** A picture for a post, and its id for servers that store the same one once. */
export function pictureForm(picture: File, clientId?: string): FormData {
  const form = new FormData();
  if (clientId) form.append('clientId', clientId);
  form.append('media', picture, picture.name);
  return form;
}
