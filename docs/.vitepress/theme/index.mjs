/** @module The usual looks of VitePress, with what diagrams need. */
import theme from 'vitepress/theme';
import './site.css';

export default theme;
