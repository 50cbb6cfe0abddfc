module.exports = {
  testEnvironment: 'jsdom',
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyle.cjs' },
};
