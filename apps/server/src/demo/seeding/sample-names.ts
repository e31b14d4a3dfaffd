// Customary names of Germany, so that searches meet as many of a name as they would.
export const FIRST_NAMES =
  `Anna Ben Clara David Elif Felix Greta Hakan Ida Jonas Katharina Lukas Mia Noah Olga Paul Ricarda Sven Theresa Uwe Vera
Wolfgang Xenia Yusuf Zoe Alexander Birgit Christian Dorothea Emil Franziska Georg Hannah Ibrahim Julia Karl Leonie
Matthias Nadine Oliver Petra Quirin Renate Stefan Tanja Ulrich Valentina Werner Ayşe Jürgen`.split(/\s+/);

export const LAST_NAMES =
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder
Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Köhler Herrmann König
Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank
Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer
Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel
Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yılmaz Kaya Nowak Ivanova Đorđević`.split(/\s+/);
