/** Texts of the mail to the people who run the product. */
export const contactMessages = {
  subject: (name: string) => `Message from ${name.replace(/\s+/g, ' ')}`,
  text: ({ name, email, message }: { name: string; email: string; message: string }) =>
    `${message}\n\n${name} <${email}>\n`,
};
