const HtmlPlugin = require('html-webpack-plugin');
const CssPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');

module.exports = {
  mode: 'production',
  entry: './src/main.jsx',
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: 'babel-loader',
        options: { presets: [['@babel/preset-react', { runtime: 'automatic' }]] },
      },
      { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new HtmlPlugin({ template: './src/index.html' }),
    new CssPlugin(),
    new DefinePlugin({ CLUBLINE_API: JSON.stringify(process.env.CLUBLINE_API) }),
  ],
};
