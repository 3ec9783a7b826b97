import { buildKit } from './buildKit';

/** `npm run build:kit [FOLDER]` */
const [folder = 'dist-kit'] = process.argv.slice(2);
void buildKit(folder).then((file) => {
  console.log(
    `${file} asks any back end whether it keeps the contract; \`npm pack ./${folder}\` makes a package of it`,
  );
});
