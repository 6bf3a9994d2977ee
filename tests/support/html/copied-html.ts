/** HTML as other programs put it on the clipboard, shortened to what counts. */

export const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b">
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Open </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#ff0000;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">day</span><span style="font-family:Fraunces,serif;color:#000000;font-weight:400;font-style:italic;text-decoration:underline;white-space:pre-wrap;"> tomorrow</span></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;color:#000000;" aria-level="1"><p dir="ltr" role="presentation"><span style="color:#000000;font-weight:400;white-space:pre-wrap;">Tea</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="color:#000000;font-weight:400;">Green</span></p></li></ul></ul>
<ol><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><a href="https://example.com/a?b=1&amp;c=2" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">Menu</span></a></p></li></ol></b><br class="Apple-interchange-newline">`;

export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><style><!-- p.MsoNormal {margin:0cm; font-family:"Aptos",sans-serif;} @page {mso-page-orientation:portrait;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal><b>Bring</b> a <i><u>warm</u></i>
<span style='color:#C00000;mso-themecolor:accent1'>coat</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Hat<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><s>Scarf</s><o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<style type="text/css">p { line-height: 115%; background: transparent }</style></head>
<body lang="en-US" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Plain, <b>bold</b>, <i>slanted</i> and <font color="#c9211e">red</font></font></font></p>
<ol><li><p style="margin-bottom: 0cm">First</p></li><li><p style="margin-bottom: 0cm">Second</p></li></ol></body></html>`;

export const WEB_PAGE = `<meta charset='utf-8'><h2 style="color: rgb(32, 33, 34); font-family: sans-serif; font-weight: 700; white-space: normal;">News</h2><nav><ul style="list-style: none"><li style="list-style-type: none">Home</li></ul></nav><p>It
   opens <strong>today</strong>,&nbsp;<em>see <a href="javascript:alert(1)" onclick="alert(2)">this</a></em>.<img src="https://example.com/a.png" onerror="alert(3)"><script>document.title = 'no'</script></p><table><tr><th>One</th><td>two</td></tr></table>`;
